import {
  KIND_BYTES,
  MOST_BYTES,
  pictureKind,
  QUALITIES,
  THUMBNAIL_SIDE,
  uploadSize,
  type PictureFault,
  type Size,
} from '#domain/identity/picture.ts'
import {
  MEASURED_SIDE,
  measurePicture,
  pictureDefect,
  type PictureDefect,
} from '#domain/identity/picture-quality.ts'
import { blobBytes } from './blob-bytes.ts'
import { withoutMetadata } from './jpeg-metadata.ts'
import { isWhole } from './whole-picture.ts'

export type Prepared =
  | {
      readonly ok: true
      readonly picture: Blob
      readonly size: Size
      /** A small copy to show, as a data address: the content policy allows no blob addresses. */
      readonly thumbnail: string
      /** The reason why it is hard to read; null for one that is not. */
      readonly defect: PictureDefect | null
    }
  | { readonly ok: false; readonly fault: PictureFault }

const failed = (fault: PictureFault): Prepared => ({ ok: false, fault })

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('not readable'))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(blob)
  })
}

/**
 * By an `img`: every browser of the floor turns it upright by its EXIF orientation, in its measures
 * and on a canvas. Turning it here would turn it twice.
 */
function drawable(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('not drawable')))
    image.src = address
  })
}

interface Drawing {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
}

function draw(source: CanvasImageSource, { width, height }: Size): Drawing | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return { canvas, context }
}

/** Gives the memory back at once: iOS counts all canvases of a page. */
function drop({ canvas }: Drawing): void {
  canvas.width = 0
  canvas.height = 0
}

/** A webview that is short of memory draws nothing and reports no error. */
function isBlank({ context }: Drawing, { width, height }: Size): boolean {
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
  return steps.every((across) =>
    steps.every((down) => {
      const at = { x: Math.floor(width * across), y: Math.floor(height * down) }
      return context.getImageData(at.x, at.y, 1, 1).data[3] === 0
    }),
  )
}

function thumbnailOf(canvas: HTMLCanvasElement, size: Size): string {
  const small = draw(canvas, uploadSize(size, THUMBNAIL_SIDE) ?? size)
  if (small === null) return ''
  const address = small.canvas.toDataURL('image/jpeg', 0.8)
  drop(small)
  return address
}

/** By a small copy: a whole picture has ten times as many points. */
function defectOf(canvas: HTMLCanvasElement, size: Size): PictureDefect | null {
  const measured = uploadSize(size, MEASURED_SIDE) ?? size
  const small = draw(canvas, measured)
  if (small === null) return null
  const defect = pictureDefect(
    measurePicture(small.context.getImageData(0, 0, measured.width, measured.height)),
  )
  drop(small)
  return defect
}

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

async function drawn(image: HTMLImageElement): Promise<Prepared> {
  const size = uploadSize({ width: image.naturalWidth, height: image.naturalHeight })
  if (size === null) return failed('broken')
  const drawing = draw(image, size)
  if (drawing === null || isBlank(drawing, size)) return failed('format')
  const { canvas, context } = drawing
  try {
    // A JPEG has no transparency: what is see-through would turn black.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    for (const quality of QUALITIES) {
      const blob = await encoded(canvas, quality)
      if (blob === null || blob.size === 0) return failed('format')
      if (blob.size <= MOST_BYTES) {
        const bytes = withoutMetadata(await blobBytes(blob))
        const picture = new Blob([bytes], { type: 'image/jpeg' })
        return {
          ok: true,
          picture,
          size,
          thumbnail: thumbnailOf(canvas, size),
          defect: defectOf(canvas, size),
        }
      }
    }
    return failed('tooLarge')
  } finally {
    drop(drawing)
  }
}

/**
 * A chosen file as it may be uploaded: upright, at most LONGEST_SIDE, a JPEG without metadata
 * (rules.md#document-pictures).
 */
export async function preparePicture(file: Blob): Promise<Prepared> {
  try {
    const kind = pictureKind(await blobBytes(file.slice(0, KIND_BYTES)))
    if (kind === 'heic' || kind === 'other') return failed('format')
    if (!isWhole(kind, await blobBytes(file))) return failed('broken')
    return await drawn(await drawable(await dataAddress(file)))
  } catch {
    return failed('broken')
  }
}

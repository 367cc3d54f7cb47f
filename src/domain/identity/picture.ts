/** Pictures of documents, before they are uploaded: rules.md#document-pictures. */
import { POOR_TRIES } from './picture-quality.ts'

/** The longest side that is uploaded, in pixels. */
export const LONGEST_SIDE = 2_000
/** The longest side of what is shown of it. */
export const THUMBNAIL_SIDE = 480
export const MOST_BYTES = 5 * 1024 * 1024
/** Qualities of the JPEG, tried in this order until it is small enough. */
export const QUALITIES = [0.85, 0.7, 0.5] as const

export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size to draw a picture in: its own, or the same shape with a longest side of `longest`. Null
 * for what has no area.
 */
export function uploadSize({ width, height }: Size, longest = LONGEST_SIDE): Size | null {
  const isPicture = Number.isFinite(width) && Number.isFinite(height) && width >= 1 && height >= 1
  if (!isPicture) return null
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The content of a file, by its first bytes: names and types of files are not to be relied on. */
export type PictureKind = 'jpeg' | 'png' | 'heic' | 'other'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The brands of HEIF files, at byte 8 after `ftyp`. */
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** The number of bytes that `pictureKind` reads. */
export const KIND_BYTES = 12

export function pictureKind(head: Uint8Array): PictureKind {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => head[at] === byte)
  if (begins(JPEG)) return 'jpeg'
  if (begins(PNG)) return 'png'
  const text = String.fromCharCode(...head.subarray(4, KIND_BYTES))
  return text.startsWith('ftyp') && HEIF_BRANDS.has(text.slice(4)) ? 'heic' : 'other'
}

/**
 * The reason why a file cannot be uploaded. `format`: not a JPEG or PNG, or one that this browser
 * cannot draw; `broken`: no picture in it; `tooLarge`: still over MOST_BYTES.
 */
export type PictureFault = 'format' | 'broken' | 'tooLarge'

export const PICTURE_FAULTS: Readonly<Record<PictureFault, string>> = {
  format: '请换用 JPG 照片',
  broken: '照片打不开，请重新拍摄或换一张',
  tooLarge: '照片超过 5MB，请换一张',
}

/**
 * The state of a picture between being chosen and being read. `share`: how much was sent, from 0 to
 * 1. `again`: the options after a failure; a picture that did not arrive is retained for a retry,
 * one that belongs in another slot for that slot, and a poor one may be sent (`send`) after some
 * tries.
 */
export type SlotState =
  | { readonly at: 'empty' }
  | { readonly at: 'compressing' }
  | { readonly at: 'uploading'; readonly share: number }
  | { readonly at: 'reading' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly reason: string; readonly again: SlotRemedy }

type SlotRemedy = 'retry' | 'retake' | 'move' | 'send'

export type SlotEvent =
  | { readonly is: 'chosen' }
  | { readonly is: 'compressed' }
  | { readonly is: 'sent'; readonly share: number }
  | { readonly is: 'read' }
  | { readonly is: 'unusable'; readonly reason: string }
  /** By its own pixels hard to read; `tries`: how many such in a row, this one among them. */
  | { readonly is: 'poor'; readonly reason: string; readonly tries: number }
  | { readonly is: 'insisted' }
  | { readonly is: 'misplaced'; readonly reason: string }
  | { readonly is: 'lost'; readonly reason: string }
  | { readonly is: 'retried' }
  | { readonly is: 'cleared' }

/** rules.md#document-pictures, 4. An event that does not belong to the state changes nothing. */
export function slotAfter(state: SlotState, event: SlotEvent): SlotState {
  const sending = state.at === 'uploading' || state.at === 'reading'
  switch (event.is) {
    case 'cleared':
      return { at: 'empty' }
    case 'chosen':
      return { at: 'compressing' }
    case 'compressed':
      return state.at === 'compressing' ? { at: 'uploading', share: 0 } : state
    case 'sent':
      if (!sending) return state
      // Progress is reported late and out of order; what is shown never goes back.
      if (event.share >= 1 || state.at === 'reading') return { at: 'reading' }
      return { at: 'uploading', share: Math.max(state.share, event.share) }
    case 'read':
      return sending ? { at: 'done' } : state
    case 'unusable':
      return sending || state.at === 'compressing'
        ? { at: 'failed', reason: event.reason, again: 'retake' }
        : state
    case 'poor':
      return state.at === 'compressing'
        ? {
            at: 'failed',
            reason: event.reason,
            again: event.tries < POOR_TRIES ? 'retake' : 'send',
          }
        : state
    case 'insisted':
      return state.at === 'failed' && state.again === 'send' ? { at: 'uploading', share: 0 } : state
    case 'misplaced':
      return sending ? { at: 'failed', reason: event.reason, again: 'move' } : state
    case 'lost':
      return sending ? { at: 'failed', reason: event.reason, again: 'retry' } : state
    case 'retried':
      return state.at === 'failed' && state.again === 'retry'
        ? { at: 'uploading', share: 0 }
        : state
  }
}

/** Returns whether the user waits for something to happen to the picture. */
export const isWorking = ({ at }: SlotState): boolean =>
  at === 'compressing' || at === 'uploading' || at === 'reading'

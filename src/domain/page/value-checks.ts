/** The faults in a text, a picture or a code of a page. */
import * as v from 'valibot'
import { unreleasedIn } from '#domain/features.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { comparable, refusedWords, SHORT_RANGES } from '#domain/publicity/words.ts'
import type { CodeOf } from './field.ts'
import { loadableAddress } from './loadable-address.ts'
import type { CheckContext, Found } from './problem.ts'

const MOST_PICTURE_BYTES = 300 * 1024
const MARKUP = /<\/?[a-z!?]/i

export function wordProblems(
  name: string,
  text: string,
  rich: boolean,
  { isReleased }: Pick<CheckContext, 'isReleased'>,
): Found[] {
  const words = refusedWords(text)
  return [
    ...(words.length > 0
      ? [{ code: 'refusedWords' as const, detail: `${name}: ${words.join(' ')}` }]
      : []),
    ...unreleasedIn(comparable(text), isReleased).map((feature) => ({
      code: 'unreleased' as const,
      detail: `${name}: ${feature}`,
    })),
    ...(SHORT_RANGES.test(comparable(text)) ? [{ code: 'shortRange' as const, detail: name }] : []),
    ...(!rich && MARKUP.test(text) ? [{ code: 'markup' as const, detail: name }] : []),
  ]
}

const side = v.union([v.number(), v.nan()])
const pictureRef = v.object({ src: v.string(), width: side, height: side })

export function pictureProblems(name: string, value: unknown, context: CheckContext): Found[] {
  const read = v.safeParse(pictureRef, value)
  if (!read.success) return []
  const { src, width, height } = read.output
  if (loadableAddress(src, context.mediaHosts) === null) {
    return [{ code: 'pictureAddress', detail: `${name}: ${src}` }]
  }
  const stored = context.picture(src)
  if (stored === null) return [{ code: 'pictureMissing', detail: `${name}: ${src}` }]
  // A picture in rich text may have no size.
  const sameShape = Math.abs(stored.width * height - stored.height * width) <= stored.width * 2
  return [
    ...(stored.bytes > MOST_PICTURE_BYTES
      ? [{ code: 'pictureHeavy' as const, detail: `${name}: ${stored.bytes}` }]
      : []),
    ...(sameShape
      ? []
      : [{ code: 'pictureSize' as const, detail: `${name}: ${stored.width}x${stored.height}` }]),
  ]
}

/** A document has no size for its shared picture; one on a media host is not stored here. */
export function sharedPictureProblems(src: string, context: CheckContext): Found[] {
  if (src === '') return []
  const detail = `shareImgUrl: ${src}`
  if (loadableAddress(src, context.mediaHosts) === null) return [{ code: 'pictureAddress', detail }]
  const stored = context.picture(src)
  if (stored === null) return ownAddress(src) === null ? [] : [{ code: 'pictureMissing', detail }]
  return stored.bytes > MOST_PICTURE_BYTES ? [{ code: 'pictureHeavy', detail }] : []
}

export function codeProblems(
  name: string,
  of: CodeOf,
  code: string,
  context: CheckContext,
): Found[] {
  if (code === '') return []
  if (of !== 'fund') {
    return context.isNamed(of, code) ? [] : [{ code: 'unknownCode', detail: `${name}: ${code}` }]
  }
  const kind = context.fund(code)
  if (kind === 'public') return []
  return [{ code: kind === null ? 'unknownFund' : 'privateFund', detail: `${name}: ${code}` }]
}

import { expect, test } from 'vitest'
import { publicCharacters } from './private-codes.ts'

/** The two bytes of GBK at FE50 to FEA0, 7F left out. */
const BYTES = Array.from({ length: 0xa1 - 0x50 }, (_, at) => 0x50 + at).filter(
  (low) => low !== 0x7f,
)

/** The codes that decoders of the web leave private. */
const STILL_PRIVATE = new Map([
  ['\ue816', '\u{20087}'],
  ['\ue817', '\u{20089}'],
  ['\ue818', '\u{200cc}'],
  ['\ue831', '\u{215d7}'],
  ['\ue83b', '\u{2298f}'],
  ['\ue855', '\u{241fe}'],
])

test('each private code is the character that GB 18030 has at its two bytes', () => {
  const gb18030 = new TextDecoder('gb18030')
  const characters = BYTES.map((low) => gb18030.decode(Uint8Array.of(0xfe, low))).map(
    (character) => STILL_PRIVATE.get(character) ?? character,
  )
  const codes = BYTES.map((_, at) => String.fromCharCode(0xe815 + at))
  expect(BYTES).toHaveLength(80)
  expect(codes.map(publicCharacters)).toEqual(characters)
})

test('leaves every other text as it is, other private codes among it', () => {
  expect(publicCharacters('王䶮 A\ue814\ue865')).toBe('王䶮 A\ue814\ue865')
})

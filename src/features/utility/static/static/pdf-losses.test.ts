import { describe, expect, test } from 'vitest'
import { isMisread, withoutPictures } from './pdf-losses.ts'

describe('a page of a document', () => {
  test('has lost a picture where the reader kept nothing in its place', () => {
    const drawn = { width: 1, height: 1 }
    const page = (...objs: readonly (readonly [string, unknown])[]) => ({ objs })
    expect(withoutPictures(page(['img_p0_1', drawn]))).toBe(false)
    expect(withoutPictures(page())).toBe(false)
    expect(withoutPictures(page(['img_p0_1', drawn], ['img_p0_2', null]))).toBe(true)
  })

  // 关于红军的故事 目录 in GBK, each byte a letter.
  test.each([
    ['Chinese in GBK as Latin letters', '¹ØÓÚºì¾üµÄ¹ÊÊÂ Ä¿Â¼', true],
    ['the same among some plain words', 'No. 12 ¹ØÓÚºì¾üµÄ¹ÊÊÂ page 3', true],
    ['Chinese', '关于红军的故事 目录', false],
    ['English', 'The fund invests in shares.', false],
    ['French', 'Le fonds a été créé à l’été; où ça ? Noël naïf.', false],
    ['German', 'Über größere Vermögenswerte äußert er sich.', false],
    ['Icelandic', 'Sjóðurinn æðsti þáttur hæð', false],
    ['a mark or two', '© 2026 ®™ ±5 °C', false],
    ['nothing', '', false],
  ])('is not what it says: %s', (_, text, misread) => {
    expect(isMisread(text)).toBe(misread)
  })
})

/** A person's name in Chinese characters, read one way on every screen: rules.md#names. */
import { plainLine, type TextForm } from '#domain/text/plain-form.ts'
import { publicCharacters } from '#domain/text/private-codes.ts'

/** Dots that stand between the parts of a name. */
const DOTS = /[•‧∙⋅・･．.﹒｡。᛫‣●]/g
/** Selectors that choose a variant of a character's shape. */
const VARIANTS = /[\u180b-\u180d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** Radicals and characters that Unicode has twice, and means the same by. */
const TWICE = /[\u2f00-\u2fd5\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu

/** A name as it is written: one kind of dot, no spaces, each character by its public code. */
export const personName = (typed: string): string =>
  publicCharacters(plainLine(typed))
    .replace(VARIANTS, '')
    .replace(TWICE, (character) => character.normalize('NFKC'))
    .replace(DOTS, '·')
    .replace(/[\s\u200c\u200d]/g, '')

/** Chinese characters, those of the extensions among them, and the dot within a name. */
const NAME = /^[\p{Script=Han}·]{2,30}$/u

/** Returns what is wrong with a plain name, in words for the user; null for nothing. */
export function nameProblem(name: string): string | null {
  if (name === '') return '请填写姓名'
  if (!NAME.test(name)) return '姓名应为 2 至 30 个汉字，可含间隔号 ·'
  return name.startsWith('·') || name.endsWith('·') ? '间隔号应在姓名中间' : null
}

/** A name as on the identity card. */
export const nameForm: TextForm = { plain: personName, fits: () => true }

/** A name of anyone, of a company too: plain as a name where it is one in Chinese characters. */
export const ownerForm: TextForm = {
  plain: (typed) => {
    const name = personName(typed)
    return NAME.test(name) ? name : plainLine(typed)
  },
  fits: () => true,
}

import { pinyin } from 'pinyin-pro'

/**
 * Whole pinyin of a name and its initials, in capitals and from one reading, so that 成长 is
 * `CHENGZHANG` and `CZ` whereas 长风 is `CHANGFENG` and `CF`. Letters and digits stay, brackets and
 * the like go.
 */
export function readPinyin(name: string): { readonly initials: string; readonly whole: string } {
  const read = pinyin(name, { toneType: 'none', type: 'all', v: true, nonZh: 'consecutive' })
  const parts = read.map(({ isZh, result }) => {
    const whole = result.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
    return { initials: isZh ? whole.slice(0, 1) : whole, whole }
  })
  return {
    initials: parts.map(({ initials }) => initials).join(''),
    whole: parts.map(({ whole }) => whole).join(''),
  }
}

const COLLATOR = new Intl.Collator('zh-CN-u-co-pinyin')

/** The first character, in pinyin order, of each initial. */
const FIRSTS = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀')
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ'

/** Readings that a fund's name uses and the collator sorts under another. */
const READINGS: Record<string, string> = { 长: 'C', 重: 'C', 行: 'H', 调: 'T' }

/** Initials of a fund's name: `禾岸成长混合A` is `HACCHHA`. Letters and digits stay, brackets and the like go. */
export function pinyinInitials(name: string): string {
  return Array.from(name)
    .map((character) => {
      if (/[A-Za-z0-9]/.test(character)) return character.toUpperCase()
      if (!/\p{Script=Han}/u.test(character)) return ''
      const given = READINGS[character]
      if (given) return given
      let index = FIRSTS.length - 1
      while (index > 0 && COLLATOR.compare(FIRSTS[index] ?? '', character) > 0) index -= 1
      return LETTERS[index] ?? ''
    })
    .join('')
}

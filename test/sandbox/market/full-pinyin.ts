import { pinyin } from 'pinyin-pro'

/** `禾岸成长混合A` as `HEANCHENGZHANGHUNHEA`; letters and digits stay, brackets and the like go. */
export const fullPinyin = (name: string): string =>
  pinyin(name, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()

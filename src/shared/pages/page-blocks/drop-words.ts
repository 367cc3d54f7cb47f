import type { DropReason, LeftOut } from '#domain/page/document.ts'

const DROP_WORDS: Readonly<Record<DropReason, string>> = {
  unknownType: '类型未知',
  invalid: '内容有误',
  doubleId: 'id 重复',
  tooDeep: '嵌套过深',
  notLast: '只能放在最后',
  threw: '无法显示',
}

/** A block that was left out, with the reason, for who composes or tests the page. */
export const droppedText = ({ type, id, why }: LeftOut): string =>
  `${type} ${id}（${DROP_WORDS[why]}）`

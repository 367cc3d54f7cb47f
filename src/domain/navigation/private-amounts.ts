/**
 * Sums of money in a text that leaves the app are private (rules.md#sharing). Dates, ratios, index
 * points, codes and numbers of things stay.
 */

const SIGN = '(?:[+\\-−]\\s?)?'
const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const HAN_NUMBER =
  '[一二两三四五六七八九十几数百千壹贰叁肆伍陆柒捌玖拾佰仟][〇零一二两三四五六七八九十百千万亿几余多壹贰叁肆伍陆柒捌玖拾佰仟半]'
/** 万 and 亿 before what is counted, or as the beginning of a name (万科, 万家). */
const COUNTED =
  '[人名户份股手次条个只家位字步年里粉点倍吨辆台套件篇种项级赞票座亩米科达华物能]|英里|公里|用户|投资者|阅读|播放|关注|浏览|下载'
const SCALE = `\\s?(?:万亿|千亿|百亿|千万|百万|[万亿])(?!\\s?\\+?(?:${COUNTED}))|w(?![a-z])(?!\\s?(?:${COUNTED}))`
/** 元旦, 元宇宙 and 10元起 are no sums of one's own. */
const CURRENCY =
  '(?:人民币|美元|港元|港币|美金|欧元|日元|英镑|RMB|CNY|USD|HKD|元(?!起|素|宇宙|旦|老|月|年|化|气|首|宵)|圆(?!形|满|桌)|块(?:钱|(?=$|[\\s,。.!?;、:)])))'
const BEFORE_SUM = '[¥￥$€£]\\s?|(?:RMB|CNY|USD|HKD|HK\\$|US\\$|人民币)\\s?'
/** The words directly before a figure of one's own. */
const OWN_WORD =
  '赚|亏|赔|盈利|盈亏|亏损|浮盈|浮亏|收益|净赚|资产|金额|总额|余额|市值|本金|成本|到账|工资|存款|投入|转入|转出|转账|提现|充值|扣款|支付|付款|花费?|买入|卖出|申购|赎回|定投|攒|存'
const LINK_WORDS = '(?:[了为是共约近超达有:]|合计|累计|大概|差不多|将近|超过|达到|高达|\\s){0,4}'
/** After a number that is no sum. */
const NO_SUM = `(?!\\s?(?:[\\d%‰‱a-z/]|\\.\\d|,\\d{3}|个?(?:百分点|基点|点)|bp|周|季|月|日|天|期|成|:|：|-\\d|笔|${COUNTED}))`

const DATE =
  '(?:19|20)\\d{2}(?:[-./年]\\d{1,2}(?:[-./月]\\d{1,2}日?)?|年度?|[01]\\d[0-3]\\d(?!\\d))|\\d{1,2}月\\d{1,2}日|\\d{1,2}:\\d{2}(?::\\d{2})?'
const MONTH_DAY = '(?:0?[1-9]|1[0-2])\\.(?:0[1-9]|[12]\\d|3[01])(?![\\d.%])'
const RATIO = `${SIGN}(?:${NUMBER})\\s?(?:[%‰‱倍]|个?(?:百分点|基点|点)|bp)|\\d+\\.\\d{3,}(?!\\d)(?!\\s?[万亿])`
const INDEX_POINTS = `(?:指数?|指报|点位|收报|收于|报收|报|站上|失守|突破|跌破)\\s?(?:${NUMBER})(?=[\\s,。;点)]|$)`
const EXACT = `${SIGN}(?:\\d{1,3}(?:,\\d{3})+|\\d{3,})\\.\\d{2}(?![\\d%])|[+\\-−]\\d+\\.\\d{2}(?![\\d%])`

/**
 * In the order in which they are tried at each place. Where the first group is matched it stays and
 * what follows it goes; where neither is, all stays.
 */
const PLACES = new RegExp(
  [
    `(${BEFORE_SUM})(?:${SIGN})(?:${NUMBER})(?:${SCALE})?`,
    `((?:${OWN_WORD})${LINK_WORDS})(?:${SIGN}(?:${NUMBER})(?:${SCALE})?(?=\\s?${CURRENCY})|${SIGN}(?:${NUMBER})(?:${SCALE})|${SIGN}\\d+\\.\\d{1,2}${NO_SUM}|${SIGN}(?:\\d{1,3}(?:,\\d{3})+|\\d{2,5}|\\d{7,})${NO_SUM}|(?:${HAN_NUMBER}*)(?=\\s?${CURRENCY})|[一二两三四五六七八九十几]+[百千万亿][〇零一二两三四五六七八九十百千万亿几余多半]*(?!\\s?(?:${COUNTED}|[元块分])))`,
    `(?:${DATE})(?!\\s?${CURRENCY})|${RATIO}|${INDEX_POINTS}`,
    `()(?:(?:${NUMBER})(?:${SCALE})?\\s?[-~～—–至到]\\s?)?${SIGN}(?:${NUMBER})(?:${SCALE})?(?=\\s?${CURRENCY})`,
    `()(?:${HAN_NUMBER}+)(?=\\s?${CURRENCY})`,
    `()${SIGN}(?:${NUMBER})(?:${SCALE})`,
    MONTH_DAY,
    `()(?:${EXACT})`,
    // The rest of a longer number or of a word with digits.
    '[a-z]*\\d[\\d,.]*',
  ]
    .map((place) => `(?:${place})`)
    .join('|'),
  'giu',
)

/** Full-width forms as plain ones, of the same length: places are those of the text itself. */
const plain = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (it) =>
    it === '\u3000' ? ' ' : String.fromCharCode(it.charCodeAt(0) - 0xfee0),
  )

/** The text with sums of money masked. */
export function withoutAmounts(text: string): string {
  const read = plain(text)
  let shared = ''
  let after = 0
  for (const match of read.matchAll(PLACES)) {
    const groups: readonly (string | undefined)[] = match.slice(1)
    const before = groups.find((group) => group !== undefined)
    if (before === undefined) continue
    shared += `${text.slice(after, match.index + before.length)}****`
    after = match.index + match[0].length
  }
  return shared + text.slice(after)
}

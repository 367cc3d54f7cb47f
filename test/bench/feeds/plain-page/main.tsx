/** As many rows as the feed has, all in the page from the beginning; nothing runs when it scrolls. */
const ROWS = Number(new URLSearchParams(location.search).get('rows') ?? '5000')
const TITLES = [
  '利率下行时怎样看债券基金',
  '回撤之后，先看清自己的期限',
  '行业轮动里有哪些常见的误解',
]
const SUMMARY =
  '同一段时间里，收益、基准和回撤要放在一起看。短期波动不改变长期安排，先想清楚这笔钱什么时候要用。'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const rows = Array.from({ length: ROWS }, (_, at) => {
  const row = document.createElement('div')
  row.setAttribute('role', 'listitem')
  const texts = [
    ['b', `${TITLES[at % TITLES.length] ?? ''} ${at}`],
    ['span', SUMMARY],
    ['small', `${at} 小时前 · ${at % 90} 评论`],
  ] as const
  for (const [tag, text] of texts) {
    const element = document.createElement(tag)
    element.textContent = text
    row.append(element)
  }
  return row
})
root.append(...rows)

import { expect, test } from 'vitest'
import type { WatchList } from '#domain/watch/watch-list.ts'
import { watchedRows, type Quote } from './watched-rows.ts'

const watched = (fundCode: string, at: number) => ({
  fundCode,
  on: true,
  at,
  group: '稳健',
  note: '',
  editedAt: 0,
})
const list: WatchList = {
  funds: [watched('980301', 1), watched('001386', 2), watched('999999', 3)],
  order: [],
  orderedAt: 0,
}
const quote: Quote = {
  fundCode: '980301',
  fundName: '禾岸甲债券A',
  fundTypeCode: '3',
  fundTypeName: '债券型',
  fundRiskLevel: 2,
  applyStatus: 'open',
  nav: '1.2345',
  navDate: '20260310',
  dayChange: '-0.12',
  incomePer10k: null,
  sevenDayYield: null,
}
const money: Quote = {
  ...quote,
  fundCode: '001386',
  fundName: '禾岸宝货币',
  fundTypeCode: '2',
  dayChange: null,
  sevenDayYield: '1.4560',
}

test('a row has its newest change or yield with the day, and dashes while it is not known', () => {
  const rows = watchedRows(list, [quote, money])
  expect(rows.map(({ fundName, figure }) => [fundName, figure.value, figure.of])).toEqual([
    ['999999', '--', '日涨跌 --'],
    ['禾岸宝货币', '1.456%', '七日年化 03-10'],
    ['禾岸甲债券A', '-0.12%', '日涨跌 03-10'],
  ])
  expect(rows.map(({ dayChange }) => dayChange)).toEqual([null, null, '-0.12'])
})

// @ts-check
/** @typedef {import('./native-state.js').Trading} Trading */

/** The texts of the native screens, the same on every host. */
export const words = {
  back: '返回',
  loginTitle: '选择演示用户登录',
  loginLoading: '正在载入…',
  cancel: '暂不登录',
  tradingTitle: '原生交易页',
  tradingClose: '关闭',
  tradingNote: '参考宿主只展示收到的参数，不提交交易',
}

/** @type {Record<string, string>} */
const tradeTypes = { buy: '买入', redeem: '赎回', convert: '转换', plan: '定投' }
/** @type {Record<string, string>} */
const cycles = { day: '每日', week: '每周', fortnight: '每两周', month: '每月' }

/**
 * The trading page's rows: label and value, all six arguments.
 * @param {Trading} it
 * @returns {[string, string][]}
 */
export function tradingRows(it) {
  return [
    ['交易类型', tradeTypes[it.tradeType] ?? it.tradeType],
    ['基金代码', it.fundCode],
    ['金额', it.amount === '' ? '未填写' : `${it.amount} 元`],
    ['期数', it.periods === 0 ? '不限' : `${it.periods} 期`],
    ['定投周期', it.cycle === '' ? '无' : (cycles[it.cycle] ?? it.cycle)],
    ['计划名称', it.planName === '' ? '无' : it.planName],
  ]
}

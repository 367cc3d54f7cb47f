import type { Plugin } from 'vite'

const READS = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')"

/**
 * The chart library makes its formatter of numbers, which no chart of ours uses, as its file starts,
 * in the language of the browser. Some webviews name one that is no language tag (`en-US@posix`,
 * `C`): a RangeError there took every screen with a chart away.
 */
export function chartLanguage(): Plugin {
  return {
    name: 'chart-language',
    apply: 'build',
    transform(code, id) {
      if (!/\/uplot\/dist\/uPlot\.esm\.js(?:\?|$)/.test(id)) return null
      if (!code.includes(READS)) throw new Error(`${id} has no ${READS}`)
      return { code: code.replace(READS, "new Intl.NumberFormat('en-US')"), map: null }
    },
  }
}

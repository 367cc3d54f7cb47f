import type { Plugin } from 'postcss'

/**
 * Long words break in web views that do not know `overflow-wrap: anywhere` (Safari before 15.4) as
 * well: by `word-break: break-word`, which means the same, and by `overflow-wrap: break-word` in a
 * rule that says itself how its words break.
 */
export const wrappedWords = (): Plugin => ({
  postcssPlugin: 'wrapped-words',
  Declaration: {
    'overflow-wrap': (declaration) => {
      const { parent, value } = declaration
      if (value !== 'anywhere' || parent === undefined) return
      const own = parent.nodes.filter((it) => it.type === 'decl')
      const isWrapped = own.some((it) => it.prop === 'overflow-wrap' && it.value === 'break-word')
      const breaks = own.find((it) => it.prop === 'word-break')
      if (isWrapped || breaks?.value === 'break-word') return
      declaration.cloneBefore(
        breaks ? { value: 'break-word' } : { prop: 'word-break', value: 'break-word' },
      )
    },
  },
})

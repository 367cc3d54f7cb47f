import { unreadable } from '#api/rows.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  /** The number of rows, or the lists of an answer whose rows are counted. */
  readonly of: number | undefined | readonly (readonly unknown[] | undefined)[]
  /** True if a total is shown with them: it is the provider's, and includes what is missing. */
  readonly totalIncludesThem?: boolean
}

/**
 * Above a list: that some of its rows could not be read and are not shown (rules.md#envelope).
 * Renders nothing where all could.
 */
export function UnreadableNotice({ of, totalIncludesThem = false }: Props) {
  const count = Array.isArray(of) ? of.reduce((sum, list) => sum + unreadable(list), 0) : of
  if (count === 0) return null
  const included = totalIncludesThem ? '，合计中已包含' : ''
  return (
    <Banner tone="warning">{`有 ${count} 条记录暂时无法显示${included}，请稍后再来查看`}</Banner>
  )
}

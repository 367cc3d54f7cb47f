import { Row } from '#ui/lists/Row.tsx'
import { useAnonymity } from './use-anonymity.ts'

/** The words of the choice to be named. */
export const NAMED_WORDS = '在排名中显示我的姓名（打码），不勾选则显示为匿名用户'

/** The user's choice to be named in rankings, which is switched on and off. */
export function AnonymityRow({ anonymous }: { readonly anonymous: boolean }) {
  const changing = useAnonymity(anonymous)
  return (
    <Row
      title="在排名中显示姓名"
      note="姓名打码显示，关闭后为匿名用户，适用于所有活动的排名"
      value={anonymous ? '已关闭' : '已开启'}
      onClick={() => void changing.start()}
    />
  )
}

import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { useFollow } from '#shared/views/content/marks/use-mark.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './QuestionState.module.css'

/** Shows what becomes of the question, and how to hear of its answers. */
export function QuestionState({ question }: { readonly question: WholeItem }) {
  const { itemId, questionState, state, mine } = question
  const follow = useFollow({ questionId: itemId }, { on: mine?.followed ?? false, count: 0 })
  if (questionState === 'declined') {
    return (
      <>
        <Banner tone="info">
          不予公开回答：涉及个人持仓、金额或买卖选择的问题，我们不在公开场合提供建议。请联系客服了解。
        </Banner>
        <div className={styles.row}>
          <HelpRow source="question" />
        </div>
      </>
    )
  }
  if (state === 'rejected') {
    return (
      <div className={styles.row}>
        <Row
          title="重新提问"
          note="可以按审核意见修改后再次提交"
          href={vpPaths.vpProblem.to({ questionId: itemId, write: '1' })}
        />
      </div>
    )
  }
  if (state !== 'shown') return <p className={styles.note}>审核通过后公开，由本公司人员回答</p>
  return (
    <div className={styles.line}>
      <span className={styles.note}>
        {questionState === 'waiting'
          ? '待回答，关注后在“关注”频道查看'
          : '关注后在“关注”频道看新的回答'}
      </span>
      <FollowButton mark={follow} name="问题" named />
    </div>
  )
}

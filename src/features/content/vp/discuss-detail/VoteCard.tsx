import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { castVote, queryItem } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { isSignedIn } from '#session/session.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { useShell } from '#templates/shell-context.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import styles from './VoteCard.module.css'

type Vote = NonNullable<WholeItem['vote']>

const CAST = actCall(castVote, {
  alreadyClaimed: '您已经投过票了',
  contentClosed: '投票已结束',
  contentHidden: '内容已被隐藏',
  notFound: '内容已经不在了',
})

interface Props {
  readonly itemId: string
  readonly vote: Vote
}

/** Two to four choices, of which one is taken once; what all took is seen after that. */
export function VoteCard({ itemId, vote: given }: Props) {
  const shell = useShell()
  const client = useQueryClient()
  const [cast, setCast] = useState<Vote | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const vote = cast ?? given
  if (vote.mine !== null || vote.closed) return <Results vote={vote} />

  const submit = async () => {
    if (chosen === null) return
    if (!isSignedIn() && !(await shell.login())) return
    const sent = await sendAct({
      intent: `vote ${itemId}`,
      call: CAST({ itemId, optionId: chosen }),
      // A vote is cast once: after a lost answer the item says whether it was.
      askOutcome: async () => {
        const { item } = await fetchOrThrow(queryItem, { itemId })
        return item.vote !== null && item.vote.mine !== null && { vote: item.vote }
      },
      onDone: (payload) => {
        if (payload !== null) setCast(payload.vote)
      },
      notDone: '没有投票成功，请再投一次',
    })
    // It was cast elsewhere, or is over: the item has the results.
    if (sent.end === 'refused' && sent.refused.retCode !== RET.notFound)
      await client.invalidateQueries({ queryKey: [queryItem.name] })
  }
  return (
    <>
      <Choices
        title="投票"
        choices={vote.options.map(({ optionId, label }) => ({ key: optionId, label, notes: [] }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button block missing={chosen === null ? { reason: '请先选择一项' } : null} onClick={submit}>
        投票
      </Button>
    </>
  )
}

function Results({ vote: { options, mine, closed } }: { readonly vote: Vote }) {
  const total = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
  const known = options.every(({ votes }) => votes !== null)
  return (
    <Card title="投票结果" extra={closed ? '已结束' : undefined}>
      <ul>
        {options.map(({ optionId, label, votes, share }) => (
          <li key={optionId} className={styles.option}>
            <div className={styles.line}>
              <span>
                {label}
                {optionId === mine && <span className={styles.mine}>（我的选择）</span>}
              </span>
              <span>{share === null ? '' : formatRate(share)}</span>
            </div>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.bar} style={{ width: `${Number(share ?? 0)}%` }} />
            </div>
            {votes !== null && <p className={styles.note}>{countedWords(votes, '票')}</p>}
          </li>
        ))}
      </ul>
      <p className={classes(styles.note, styles.total)}>
        {known
          ? `共 ${countedWords(total, '票')}，仅反映参与者的看法`
          : '投票已结束，没有参与的用户看不到结果'}
      </p>
    </Card>
  )
}

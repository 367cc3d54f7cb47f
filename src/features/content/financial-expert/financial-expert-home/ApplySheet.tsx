import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { applyExpert, queryExpertSeason } from '#api/calls/expert.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { TEXT_LENGTHS, tidyText, userTextProblem } from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { textForm } from '#domain/text/plain-form.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { textProblemWords } from '#shared/content/writing/writing-words.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { Button } from '#ui/fields/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import styles from './ApplySheet.module.css'

/** What each applicant declares, in the order of the form. */
const DECLARED = [
  { key: 'realName', text: '我已完成实名认证，并以本人的经历发言' },
  { key: 'noPromotion', text: '我不收取任何人的推广费用或其他报酬' },
  { key: 'noAdvice', text: '我不推荐具体产品，不提供投资建议' },
] as const
type Declared = (typeof DECLARED)[number]['key']

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [RET.notAuthenticated, '请先完成实名认证，再来申请'],
  [RET.cannotJoin, '持有本公司基金满一年后可以申请'],
  [RET.requestPending, '您已经申请过，请等待结果'],
])

/** The declaration is not saved: each application declares it again. */
const draft = v.object({ bio: v.string(), showFacts: v.boolean() })
const EMPTY: v.InferOutput<typeof draft> = { bio: '', showFacts: false }

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The application: a line about oneself, what may be shown, and three declarations. */
export function ApplySheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="申请成为理财达人">
      <ApplyForm onClose={onClose} />
    </Sheet>
  )
}

function ApplyForm({ onClose }: Pick<Props, 'onClose'>) {
  const client = useQueryClient()
  const [{ bio, showFacts }, change] = useDraft('financialExpertHome', draft, EMPTY)
  const [declared, setDeclared] = useState<ReadonlySet<Declared>>(new Set())
  const [refused, setRefused] = useState('')
  // One content, one number: sent again after a lost answer it is one application.
  const request = useRef({ content: '', requestNo: '' })

  const text = tidyText(bio)
  const problem = userTextProblem('bio', text, refusedWords)
  const open = DECLARED.find(({ key }) => !declared.has(key))
  const missing =
    problem !== null
      ? { reason: textProblemWords(problem) }
      : open !== undefined
        ? { reason: `请先确认：${open.text}` }
        : null

  const declare = (key: Declared, on: boolean) =>
    setDeclared((before) => {
      const next = new Set(before)
      if (on) next.add(key)
      else next.delete(key)
      return next
    })

  const apply = async () => {
    const content = JSON.stringify([text, showFacts])
    if (request.current.content !== content) {
      request.current = { content, requestNo: newRequestNo() }
    }
    const answer = await send(applyExpert, {
      requestNo: request.current.requestNo,
      bio: text,
      showFacts: showFacts ? '1' : '0',
      realName: '1',
      noPromotion: '1',
      noAdvice: '1',
    }).catch(() => null)
    await client.invalidateQueries({ queryKey: [queryExpertSeason.name] })
    if (answer === null) {
      setRefused('没有收到结果，可以再提交一次，不会重复申请')
    } else if (answer.ok) {
      dropDraft(sessionStore, 'financialExpertHome')
      toast.show('申请已提交，下一个交易日答复')
      onClose()
    } else {
      setRefused(
        REFUSALS.get(answer.retCode) ??
          (answer.retMsg === '' ? '没有提交成功，请稍后再试' : answer.retMsg),
      )
    }
  }

  return (
    <div className={styles.form}>
      <TextArea
        label="自我介绍"
        value={bio}
        onChange={(value) => {
          change({ bio: value })
          setRefused('')
        }}
        form={textForm}
        placeholder="持有了多久，愿意分享什么"
        problem={problem === null ? null : textProblemWords(problem)}
        most={TEXT_LENGTHS.bio.most}
        lines={3}
      />
      <p className={styles.note}>通过后会显示在您的名字下面，请不要写具体产品。</p>
      {DECLARED.map(({ key, text: sentence }) => (
        <CheckLine
          key={key}
          checked={declared.has(key)}
          onChange={(checked) => declare(key, checked)}
        >
          {sentence}
        </CheckLine>
      ))}
      <CheckLine checked={showFacts} onChange={(on) => change({ showFacts: on })}>
        公开我的持有年数和基金只数（选填，金额不公开）
      </CheckLine>
      {refused !== '' && <Banner tone="danger">{refused}</Banner>}
      <Button size="large" block missing={missing} onClick={apply}>
        提交申请
      </Button>
    </div>
  )
}

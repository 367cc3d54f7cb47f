import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { applyExpert, queryExpertSeason } from '#api/calls/expert.ts'
import { fetchOrThrow } from '#api/query.ts'
import { TEXT_LENGTHS, tidyText, userTextProblem } from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { textForm } from '#domain/text/plain-form.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { textProblemWords } from '#shared/views/content/writing/writing-words.ts'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import styles from './ApplySheet.module.css'

/** The declarations of each applicant, in the order of the form. */
const DECLARED = [
  { key: 'realName', text: '我已完成实名认证，并以本人的经历发言' },
  { key: 'noPromotion', text: '我不收取任何人的推广费用或其他报酬' },
  { key: 'noAdvice', text: '我不推荐具体产品，不提供投资建议' },
] as const
type Declared = (typeof DECLARED)[number]['key']

const APPLY = submissionCall(applyExpert, {
  notAuthenticated: { at: 'form', text: '请先完成实名认证，再来申请' },
  cannotJoin: { at: 'form', text: '持有本公司基金满一年后可以申请' },
  requestPending: { at: 'form', text: '您已经申请过，请等待结果' },
  muted: { at: 'form' },
  contentRefused: { at: 'form' },
  otherwise: { at: 'form' },
})

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
  const request = useRequestNumber()

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

  const applying = useSubmission({
    repeatable: true,
    call: () =>
      APPLY({
        requestNo: request.numberFor(JSON.stringify([text, showFacts])),
        bio: text,
        showFacts: showFacts ? '1' : '0',
        realName: '1',
        noPromotion: '1',
        noAdvice: '1',
      }),
    askOutcome: async () => {
      const { mine } = await fetchOrThrow(queryExpertSeason, {})
      return mine?.appliedAt != null
    },
    onDone: () => {
      request.answered()
      dropDraft(sessionStore, 'financialExpertHome')
      toast.show('申请已提交，下一个交易日答复')
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [queryExpertSeason.name] }),
    words: {
      unknown: { at: 'form', text: noAnswer('可以再提交一次，不会重复申请') },
      notDone: { at: 'form', text: '没有提交成功，请再提交一次' },
    },
  })
  const refused = applying.problem('form')

  return (
    <div className={styles.form}>
      <TextArea
        label="自我介绍"
        value={bio}
        onChange={(value) => {
          change({ bio: value })
          applying.edited()
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
      <Button size="large" block missing={missing} onClick={() => applying.start()}>
        提交申请
      </Button>
    </div>
  )
}

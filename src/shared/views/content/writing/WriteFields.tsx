import { useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { listComments, listMyContent, setContentSettings } from '#api/calls/content.ts'
import {
  asksForAdvice,
  TEXT_LENGTHS,
  tidyText,
  userTextProblem,
  type TextKind,
} from '#domain/content/user-text.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { lineForm, textForm } from '#domain/text/plain-form.ts'
import type { ContentSettings } from '#shared/views/content/content-types.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { deviceStore } from '#platform/stores/device-store.ts'
import { COMMUNITY_RULES } from './community-rules.ts'
import { keepDraft, readDraft } from './device-drafts.ts'
import styles from './WriteSheet.module.css'
import { draftPlace, givenWords, TEXTS, type PostKind, type Sent, type Writing } from './writing.ts'
import { writingCall } from './writing-call.ts'
import { textProblemWords } from './writing-words.ts'

const NOT_AGREED = { at: 'text', text: '没有记录您对社区公约的同意，请稍后再试' } as const
const AGREE = submissionCall(setContentSettings, { notFound: NOT_AGREED, otherwise: NOT_AGREED })

export interface WriteFieldsProps {
  readonly kind: PostKind
  readonly writing: Writing
  readonly onSent: (sent: Sent) => void
  readonly settings: ContentSettings
  readonly onClose?: () => void
  /** The part below the title of a question, which is as it was written. */
  readonly belowTitle?: ComponentType<{ readonly title: string }>
}

/** The fields of one kind of text, its draft, and its way to the provider. */
export function WriteFields({
  kind,
  settings,
  writing,
  onClose,
  onSent,
  belowTitle: BelowTitle,
}: WriteFieldsProps) {
  const client = useQueryClient()
  const name = { personId: settings.personId, place: draftPlace(writing, kind) }
  const [written, setWritten] = useState(() => readDraft(deviceStore, name) ?? givenWords(writing))
  const [agreed, setAgreed] = useState(settings.rulesAgreed)
  const request = useRequestNumber()
  const isQuestion = writing.kind === 'post' && kind === 'question'
  const field = TEXTS[writing.kind === 'post' ? kind : writing.kind]

  const change = (part: Partial<typeof written>) => {
    const next = { ...written, ...part }
    setWritten(next)
    publishing.edited()
    keepDraft(deviceStore, name, next)
  }
  const text = tidyText(written.text)
  const heading = tidyText(written.title)
  const problemWords = (of: TextKind, value: string) => {
    const problem = userTextProblem(of, value, refusedWords)
    return problem === null ? null : textProblemWords(problem)
  }
  const titleProblem = isQuestion ? problemWords('questionTitle', heading) : null
  const textProblem = problemWords(field.kind, text)
  const isDeclined = isQuestion && asksForAdvice(`${heading}\n${text}`)
  const missing = titleProblem ?? textProblem ?? (agreed ? null : '请先阅读并同意社区公约')

  const publishing = useSubmission<Sent, 'text'>({
    repeatable: true,
    check: async (ask) => {
      if (!settings.rulesAgreed) await ask(AGREE({ rulesAgreed: '1' }))
      return true
    },
    call: () => {
      const requestNo = request.numberFor(JSON.stringify([heading, text, writing]))
      return writingCall({ writing, kind, heading, text, requestNo })
    },
    onDone: (sent) => {
      request.answered()
      if (sent === null) return
      // The screen has it already: it is read with the comments when they are opened again.
      if (sent.kind === 'comment')
        void client.invalidateQueries({ queryKey: [listComments.name], refetchType: 'none' })
      keepDraft(deviceStore, name, { title: '', text: '' })
      toast.show(isDeclined ? '已提交，此类提问不予公开回答' : '已提交，审核通过后公开')
      onClose?.()
      onSent(sent)
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [listMyContent.name] }),
    // The draft stays, and the same number goes with it the next time.
    words: { unknown: { at: 'text', text: noAnswer('可以再发布一次，不会重复发布') } },
  })
  const refused = publishing.problem('text')

  return (
    <div className={styles.form}>
      {writing.kind === 'comment' && writing.quoted !== undefined && (
        <blockquote className={styles.quoted}>{writing.quoted.text}</blockquote>
      )}
      {isQuestion && (
        <TextField
          label="问题"
          value={written.title}
          onChange={(title) => change({ title })}
          form={lineForm}
          placeholder="一句话说清楚您的问题"
          problem={titleProblem}
        />
      )}
      {isQuestion && BelowTitle !== undefined && <BelowTitle title={heading} />}
      <TextArea
        label={field.label}
        value={written.text}
        onChange={(value) => change({ text: value })}
        form={textForm}
        placeholder={field.hint}
        problem={textProblem}
        most={TEXT_LENGTHS[field.kind].most}
        lines={4}
      />
      {isDeclined && (
        <>
          <Banner tone="info">涉及个人持仓、金额或买卖选择的提问不予公开回答，请联系客服。</Banner>
          <HelpRow source="question" />
        </>
      )}
      {!settings.rulesAgreed && (
        <>
          <CheckLine checked={agreed} onChange={setAgreed}>
            我已阅读并同意社区公约
          </CheckLine>
          <a className={styles.rules} href={COMMUNITY_RULES}>
            阅读《社区公约》
          </a>
        </>
      )}
      {refused !== '' && <Banner tone="danger">{refused}</Banner>}
      <p className={styles.note}>内容经审核后公开，发布时会显示您所在的省份。</p>
      <Button
        size="large"
        block
        missing={lacking(missing)}
        track="publish"
        onClick={() => publishing.start()}
      >
        发布
      </Button>
    </div>
  )
}

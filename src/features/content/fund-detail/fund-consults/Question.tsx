import { useState } from 'react'
import type * as v from 'valibot'
import { markFaqHelpful, type listFundFaq } from '#api/calls/fund-people.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { isSignedIn } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from '../parts/Question.module.css'

type Faq = v.InferOutput<typeof listFundFaq.payload>['faqs'][number]

const HELPFUL = actCall(markFaqHelpful, { notFound: '这个问题已经不在了' })

interface Props {
  readonly faq: Faq
  readonly initiallyOpen: boolean
}

/** A question that opens on a tap; `#q-ID` in the address opens it at once. */
export function Question({ faq, initiallyOpen }: Props) {
  const [open, setOpen] = useState(initiallyOpen)
  const { faqId, question, answer } = faq
  return (
    <div id={`q-${faqId}`} className={styles.question}>
      <h3 className={styles.head}>
        <button
          type="button"
          className={styles.ask}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span>{question}</span>
          <span className={styles.sign} aria-hidden="true">
            {open ? '−' : '+'}
          </span>
        </button>
      </h3>
      {open ? (
        <div className={styles.answer}>
          <p>{answer}</p>
          <Helpful faq={faq} />
        </div>
      ) : null}
    </div>
  )
}

/** Says once that the answer helped; there is no taking back. */
function Helpful({ faq: { faqId, helpful, mine } }: { readonly faq: Faq }) {
  const shell = useShell()
  const [marked, setMarked] = useState<number | null>(null)
  const done = marked !== null || mine === true
  const count = marked ?? helpful
  const mark = async () => {
    if (!isSignedIn() && !(await shell.login())) return
    await sendAct({
      intent: `helpful ${faqId}`,
      call: HELPFUL({ faqId }),
      onDone: (payload) => setMarked(payload?.helpful ?? null),
    })
  }
  return (
    <div className={styles.helpful}>
      <span>{countedWords(count, '人觉得有帮助')}</span>
      <Button kind="text" size="small" disabled={done} onClick={mark}>
        {done ? '已反馈' : '有帮助'}
      </Button>
    </div>
  )
}

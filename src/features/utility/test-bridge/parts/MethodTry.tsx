import { useRef, useState } from 'react'
import {
  callForQa,
  methodFacts,
  argumentProblem,
  type MethodName,
  type QaAnswer,
} from '#platform/qa-methods.ts'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { AnswerView } from './AnswerView.tsx'
import { JsonField } from './JsonField.tsx'
import { readJson, showJson } from './read-json.ts'
import styles from './TestParts.module.css'
import { EFFECT, SUPPORT } from './words.ts'

/** Arguments to fill in with one tap. */
export interface Preset {
  readonly label: string
  readonly args: unknown
}

const NO_PRESETS: readonly Preset[] = []

interface Props {
  readonly method: MethodName
  readonly presets?: readonly Preset[]
}

/**
 * Tests one method: its facts in this container, its arguments to edit, and the outcome of the
 * call.
 */
export function MethodTry({ method, presets = NO_PRESETS }: Props) {
  const facts = methodFacts(method)
  const support = SUPPORT[facts.support]
  const [text, setText] = useState(facts.sample)
  const [answer, setAnswer] = useState<QaAnswer | null>(null)
  const [waiting, setWaiting] = useState(false)
  const abort = useRef<AbortController | null>(null)
  const read = readJson(text)
  const problem = 'problem' in read ? read.problem : argumentProblem(method, read.value)

  async function send(): Promise<void> {
    if ('problem' in read) return
    abort.current = new AbortController()
    setAnswer(null)
    setWaiting(true)
    setAnswer(await callForQa(method, read.value, abort.current.signal))
    setWaiting(false)
  }

  return (
    <>
      <p className={styles.tags}>
        <Tag tone={support.tone}>{support.text}</Tag>
        <Tag>{EFFECT[facts.effect]}</Tag>
        <Tag>{facts.since} 起</Tag>
        <Tag>限 {facts.deadline / 1_000} 秒</Tag>
      </p>
      {facts.reason !== null && (
        <p className={`${styles.note} ${styles.block}`} lang="en">
          {facts.reason.why} {facts.reason.instead}
        </p>
      )}
      <div className={styles.block}>
        {presets.length > 0 && (
          <Chips
            label="常用参数"
            items={presets.map(({ label }) => ({ key: label, label }))}
            onPick={(key) => {
              const preset = presets.find(({ label }) => label === key)
              if (preset) setText(showJson(preset.args))
            }}
          />
        )}
        <JsonField
          label={`${method} 参数`}
          value={text}
          onChange={setText}
          problem={problem === null ? null : `不符合契约：${problem}`}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="small" disabled={problem !== null} onClick={send}>
          调用<Spoken> {method}</Spoken>
        </Button>
        {waiting && (
          <Button size="small" kind="secondary" onClick={() => abort.current?.abort()}>
            中止
          </Button>
        )}
        <Button size="small" kind="text" onClick={() => setText(facts.sample)}>
          恢复样例
        </Button>
      </div>
      {answer !== null && <AnswerView answer={answer} />}
    </>
  )
}

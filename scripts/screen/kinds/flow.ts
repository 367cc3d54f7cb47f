import { keptWords } from '#scripts/screen/kept-words.ts'
import type { Kind } from '#scripts/screen/kind.ts'
import type { ScreenNames } from '#scripts/screen/names.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** The screen itself: the step in view, and the sending. */
const screenFile = (
  { kebab, title, pascal }: ScreenNames,
  call: string,
) => `import { ${call} } from '#api/calls/${kebab}.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { CheckStep } from './CheckStep.tsx'
import { draftSchema, KEY, NOTHING } from './draft.ts'
import { FormStep } from './FormStep.tsx'
import { ResultStep } from './ResultStep.tsx'

const SUBMIT = submissionCall(${call}, {})

/** ${title}: a form, a check of what was entered, and what has come of it. */
export default function ${pascal}Screen() {
  const [draft, change] = useDraft(KEY, draftSchema, NOTHING)
  const words = draft.words.trim()
  const sending = useSubmission({
    call: () => SUBMIT({ words }),
    onDone: () => dropDraft(sessionStore, KEY),
    // The last step says that no answer came, and keeps the draft.
    onUnknown: () => {},
  })
  if (sending.at === 'done' || sending.unknown) {
    return <ResultStep done={sending.at === 'done'} onAgain={() => sending.start()} />
  }
  if (draft.step === 'check' && words !== '') {
    return (
      <CheckStep
        words={words}
        onBack={() => change({ step: 'form' })}
        onSend={() => sending.start()}
      />
    )
  }
  return (
    <FormStep
      words={draft.words}
      onType={(typed) => change({ words: typed })}
      onNext={() => change({ step: 'check' })}
    />
  )
}
`

const draftFile = ({ name }: ScreenNames) => `import * as v from 'valibot'

export const STEPS = ['填写', '核对', '结果'] as const

/** The draft survives a trip to another screen and a reload, at its step. */
export const KEY = '${name}'
export const draftSchema = v.object({ step: v.picklist(['form', 'check']), words: v.string() })
export const NOTHING = { step: 'form', words: '' } as const

export const MOST_WORDS = 200
`

const formStepFile = ({
  title,
}: ScreenNames) => `import { lineForm } from '#domain/text/plain-form.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KEY, MOST_WORDS, STEPS } from './draft.ts'

interface Props {
  readonly words: string
  readonly onType: (words: string) => void
  readonly onNext: () => void
}

/** The first step: what is entered. */
export function FormStep({ words, onType, onNext }: Props) {
  const problem = words.length > MOST_WORDS ? \`最多 \${MOST_WORDS} 字\` : null
  const reason = words.trim() === '' ? '请先填写内容' : problem
  return (
    <FlowTemplate
      steps={STEPS}
      current={0}
      action={{
        text: '下一步',
        missing: reason === null ? null : { reason, target: KEY },
        onClick: onNext,
      }}
    >
      <Card id={KEY} title="${title}">
        <TextField
          label="内容"
          value={words}
          onChange={onType}
          form={lineForm}
          placeholder={\`最多 \${MOST_WORDS} 字\`}
          problem={problem}
          clearable
        />
      </Card>
    </FlowTemplate>
  )
}
`

const CHECK_STEP = `import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { STEPS } from './draft.ts'

interface Props {
  readonly words: string
  readonly onBack: () => void
  readonly onSend: () => Promise<void>
}

/** The second step: what is going to be sent. */
export function CheckStep({ words, onBack, onSend }: Props) {
  return (
    <FlowTemplate
      steps={STEPS}
      current={1}
      action={{ text: '确认提交', missing: null, onClick: onSend }}
      note={
        <Button kind="text" size="small" onClick={onBack}>
          修改
        </Button>
      }
    >
      <Card title="请核对">
        <KeyValue items={[{ label: '内容', value: words }]} />
      </Card>
    </FlowTemplate>
  )
}
`

const RESULT_STEP = `import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'

interface Props {
  /** False where no answer came: it may have arrived, and may be sent again without harm. */
  readonly done: boolean
  readonly onAgain: () => Promise<void>
}

/** The last step: what has come of it. */
export function ResultStep({ done, onAgain }: Props) {
  const shell = useShell()
  if (!done) {
    return (
      <ResultTemplate
        tone="waiting"
        title="处理中"
        note="没有收到处理结果，可以再次提交，不会重复"
        goesOn
        primary={{ text: '再次提交', onClick: onAgain }}
        secondary={{ text: '返回', onClick: () => shell.back() }}
      />
    )
  }
  return (
    <ResultTemplate
      tone="done"
      title="已提交"
      note="我们会尽快处理"
      primary={{ text: '完成', onClick: () => shell.back() }}
    />
  )
}
`

const tests = (call: string) => `
async function submit(words: string): Promise<void> {
  await opened()
  await type(field(), words)
  await click(button('下一步'))
  await eventuallySays('请核对')
  await click(button('确认提交'))
}

test('what was checked is sent once, and its receipt is said', async () => {
  provider.reply = replies.payload({ savedTime: '20260105100000' })
  await submit('内容')
  await eventuallySays('已提交')
  expect(asked('${call}')).toHaveLength(1)
})

test('without an answer it is in progress, and may be sent again', async () => {
  provider.reply = replies.noNetwork
  await submit('再试的内容')
  await eventuallySays('没有收到处理结果')
  provider.reply = replies.payload({ savedTime: '20260105100000' })
  await click(button('再次提交'))
  await eventuallySays('已提交')
})

test('what is wrong can be entered again', async () => {
  await opened()
  await type(field(), '错字')
  await click(button('下一步'))
  await click(button('修改'))
  expect(field().value).toBe('错字')
})`

/** A flow in three steps: a form, a check of what was entered, and what has come of it. */
export const flow: Kind = {
  about: 'a form, a check of what was entered, and its result, sent once',
  needs: ['login'],
  skeleton: 'form',
  sample: { user: 'zhang', given: '' },
  edits: (names) => {
    const { kebab, pascal, group, folder } = names
    const call = `submit${pascal}`
    const screen = `src/features/${group}/${folder}/${kebab}`
    return [
      { file: `${screen}/${pascal}Screen.tsx`, create: screenFile(names, call) },
      { file: `${screen}/draft.ts`, create: draftFile(names) },
      { file: `${screen}/FormStep.tsx`, create: formStepFile(names) },
      { file: `${screen}/CheckStep.tsx`, create: CHECK_STEP },
      { file: `${screen}/ResultStep.tsx`, create: RESULT_STEP },
      screenTest(names, { parts: 'button, click, field, type', tests: tests(call) }),
      ...keptWords(names, call),
    ]
  },
}

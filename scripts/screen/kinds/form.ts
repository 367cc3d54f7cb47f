import { keptWords } from '#scripts/screen/kept-words.ts'
import type { Kind } from '#scripts/screen/kind.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** A form with one action, here a few words that the provider keeps for the user. */
export const form: Kind = {
  about: 'fields and one button that sends them once',
  needs: ['login'],
  skeleton: 'form',
  sample: { user: 'zhang', given: '' },
  edits: (names) => {
    const { name, title, kebab, pascal, group, folder } = names
    const call = `submit${pascal}`
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: `import * as v from 'valibot'
import { ${call} } from '#api/calls/${kebab}.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'

const SUBMIT = submissionCall(${call}, {})
const KEY = '${name}'
const draftSchema = v.object({ words: v.string() })
/** ${title}. */
export default function ${pascal}Screen() {
  const shell = useShell()
  const [{ words }, update] = useDraft(KEY, draftSchema, { words: '' })
  const sending = useSubmission({
    call: () => SUBMIT({ words }),
    onDone() {
      dropDraft(sessionStore, KEY)
      toast.show('已提交')
      shell.back()
    },
    words: sendAgain('可以再次提交'),
  })
  const problem = words.length > 200 ? '最多 200 字' : null
  const reason = words.trim() === '' ? '请先填写内容' : problem
  return (
    <FormTemplate
      action={{
        text: '提交',
        missing: reason === null ? null : { reason, target: KEY },
        onClick: () => sending.start(),
      }}
    >
      <Card id={KEY} title="${title}">
        <TextField
          label="内容"
          value={words}
          onChange={(typed) => update({ words: typed })}
          form={lineForm}
          placeholder="最多 200 字"
          problem={problem}
          clearable
        />
      </Card>
    </FormTemplate>
  )
}
`,
      },
      screenTest(names, {
        parts: 'button, click, field, type',
        tests: `
async function handIn(words: string): Promise<void> {
  await opened()
  await type(field(), words)
  await click(button('提交'))
}

test('what is typed is sent once, and its receipt is said', async () => {
  provider.reply = replies.payload({ savedTime: '20260105100000' })
  await handIn('内容')
  await eventuallySays('已提交')
  expect(asked('${call}')).toHaveLength(1)
})

test('without an answer the user is asked to send it again', async () => {
  provider.reply = replies.noNetwork
  await handIn('内容')
  await eventuallySays('没有收到处理结果，可以再次提交')
})`,
      }),
      ...keptWords(names, call),
    ]
  },
}

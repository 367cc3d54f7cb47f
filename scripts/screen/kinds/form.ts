import { callEdits } from '#scripts/screen/call-edits.ts'
import type { Kind } from '#scripts/screen/kind.ts'

/** A form with one action, here a few words that the provider keeps for the user. */
export const form: Kind = {
  about: 'fields and one button that sends them once',
  needs: ['login'],
  skeleton: 'form',
  sample: { user: 'zhang', given: '' },
  edits: ({ name, title, pattern, kebab, pascal, group, folder }) => {
    const call = `submit${pascal}`
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: `import * as v from 'valibot'
import { ${call} } from '#api/calls/${kebab}.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'

const SUBMIT = submissionCall(${call}, {})
const KEY = '${name}'
const draftSchema = v.object({ words: v.string() })
/** Words are left as they are typed. */
const wordsForm = { plain: (typed: string) => typed, fits: () => true }

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
    words: { unknown: { at: 'dialog', text: '没有收到处理结果，可以再次提交' } },
  })
  return (
    <FormTemplate
      action={{
        text: '提交',
        missing: words.trim() === '' ? { reason: '请先填写内容', target: KEY } : null,
        onClick: () => sending.start(),
      }}
    >
      <Card id={KEY} title="${title}">
        <TextField
          label="内容"
          value={words}
          onChange={(typed) => update({ words: typed })}
          form={wordsForm}
          placeholder="最多 200 字"
          problem={words.length > 200 ? '最多 200 字' : null}
          clearable
        />
      </Card>
    </FormTemplate>
  )
}
`,
      },
      ...callEdits({
        folder,
        kebab,
        call,
        api: `/** ${title}: what is handed in. Assumed. */
import * as v from 'valibot'
import { mutation } from '#api/endpoint.ts'
import { text, time14 } from '#api/fields.ts'

export const ${call} = mutation({
  name: '${call}',
  about: 'Keeps what the screen ${pattern} hands in.',
  method: 'POST',
  path: '/api${pattern.slice(0, pattern.lastIndexOf('/'))}/${call}',
  encoding: 'json',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  request: v.object({ words: text(200) }),
  payload: v.object({ savedTime: time14 }),
})
`,
        sandbox: `import { ${call} } from '#api/calls/${kebab}.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

export const ${name}Family = [
  forUser(${call}, ({ words }, { db, clock }, { user_id }) => {
    db.setMeta(\`${call}:\${user_id}\`, words)
    return { savedTime: clock.now() }
  }),
]
`,
        scenario: `import { ${call} } from '#api/calls/${kebab}.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const ${name}: readonly Scenario[] = [
  scenario(${call}, async (p) => (await p.as('zhang'))(${call}, { words: '内容' })),
]
`,
      }),
    ]
  },
}

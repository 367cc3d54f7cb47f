import type { Kind } from '#scripts/screen/kind.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** A campaign in any of its states, with one act. */
export const campaign: Kind = {
  about: 'a campaign in any of its states, with its rules and how to join',
  field: { name: 'activityId', from: '#paths/fields.ts' },
  needs: [],
  skeleton: 'figures',
  sample: { user: 'xu', given: `{ activityId: 'keep-1' }` },
  edits: (names) => {
    const { title, kebab, pascal, key, group, folder, paths, pathsFile } = names
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: `import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import type { PathInput } from '#paths/path.ts'
import type { ${paths} } from '${pathsFile.replace(/^src\//, '#')}'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { toast } from '#ui/base/toast.ts'

type Input = PathInput<typeof ${paths}.${key}>

export const prefetch: Prefetch<Input> = ({ activityId }) => [
  prefetchCall(queryActivity, { activityId }),
]

/** ${title}. */
export default function ${pascal}Screen({ input }: { readonly input: Input }) {
  return (
    <CampaignHome
      activityId={input.activityId}
      pages={null}
      next={() => null}
      onJoined={() => toast.show('已参加')}
      onReread={() => Promise.resolve()}
    >
      {({ prizes }) => (
        <Card title="活动奖励">
          <KeyValue items={prizes.map((it) => ({ label: it.title, value: it.price }))} />
        </Card>
      )}
    </CampaignHome>
  )
}
`,
      },
      screenTest(names, {
        given: `{ activityId: 'keep-1' }`,
        imports: `import { RET } from '#api/endpoint.ts'\n`,
        tests: `
test('a campaign that is not there is said to be missing', async () => {
  provider.reply = replies.refusal(RET.notFound, '没有找到这个活动')
  await opened()
  await eventuallySays('没有找到这个活动')
})

test('a campaign that cannot be read offers another try', async () => {
  provider.reply = replies.breakdown
  await opened()
  await eventuallySays('重新加载')
})`,
      }),
    ]
  },
}

import type { Kind } from '#scripts/screen/kind.ts'
import { screenTest } from '#scripts/screen/screen-test.ts'

/** The result of an application, asked for until the provider answers. */
export const result: Kind = {
  about: 'what has come of an application',
  field: { name: 'applyNo', from: '#domain/text-formats.ts' },
  needs: ['login'],
  skeleton: 'detail',
  sample: { user: 'qian', given: '{ applyNo: placedNo }', known: 'placedNo' },
  edits: (names) => {
    const { title, kebab, pascal, key, group, folder, paths, pathsFile } = names
    return [
      {
        file: `src/features/${group}/${folder}/${kebab}/${pascal}Screen.tsx`,
        create: `import { useNavigate } from 'react-router-dom'
import { queryApplyResult } from '#api/calls/trade.ts'
import { useCurrent } from '#api/use-current.ts'
import { homePaths } from '#paths/home.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { ${paths} } from '${pathsFile.replace(/^src\//, '#')}'
import type { ApplicationState } from '#shared/engines/outcome/outcome.ts'
import { ResultTemplate, type ResultTone } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'

interface Props {
  readonly input: PathInput<typeof ${paths}.${key}>
}

interface Words {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
}

const WORDS: Readonly<Record<ApplicationState, Words>> = {
  placed: { tone: 'done', title: '已受理', note: '可以在交易记录查看进度' },
  open: { tone: 'failed', title: '没有收到', note: '您可以返回重新提交' },
  expired: { tone: 'failed', title: '没有收到', note: '本次申请已失效' },
  unknown: { tone: 'waiting', title: '处理中', note: '还没有收到结果，请稍后刷新' },
}

/** ${title}. */
export default function ${pascal}Screen({ input: { applyNo } }: Props) {
  const navigate = useNavigate()
  const shell = useShell()
  const asked = useCurrent(queryApplyResult, { applyNo })
  const state = asked.isError ? 'unknown' : (asked.data?.state ?? 'unknown')
  const home = { text: '回到首页', onClick: () => shell.backTo('home', homePaths.home.to()) }
  const detail = {
    text: '查看交易',
    onClick: () => void navigate(transactionPaths.transactionDetail.to({ applyNo })),
  }
  const refresh = { text: '刷新结果', onClick: () => void asked.refetch() }
  return (
    <ResultTemplate
      {...WORDS[state]}
      busy={asked.isPending}
      primary={state === 'placed' ? detail : refresh}
      secondary={home}
    />
  )
}
`,
      },
      screenTest(names, {
        given: `{ applyNo: '202501020000000001' }`,
        tests: `
test.each([
  ['placed', '已受理'],
  ['open', '没有收到'],
  ['unknown', '处理中'],
])('an application that is %s says %s', async (state, words) => {
  provider.reply = replies.payload({ state })
  await opened()
  await eventuallySays(words)
})

test('without an answer its state is said to be not known yet', async () => {
  provider.reply = replies.noNetwork
  await opened()
  await eventuallySays('处理中')
})`,
      }),
    ]
  },
}

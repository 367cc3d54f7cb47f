import { useNavigate } from 'react-router-dom'
import { bindingPaths } from '#paths/binding.ts'
import { homePaths } from '#paths/home.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'

const HOW = [
  '用原来的微信打开本页面，在“解绑微信”中解除绑定',
  '或在 App 的“我的—账户绑定”中解绑微信',
  '解绑后回到这里，重新绑定当前微信',
]

/** The account is bound to another messaging-app user: how that one is untied. */
export function BoundElsewhere({ from }: { readonly from: string | undefined }) {
  const navigate = useNavigate()
  return (
    <ResultTemplate
      tone="failed"
      title="该账户已绑定其他微信"
      note="一个账户只能绑定一个微信，需先解除原来的绑定"
      primary={{
        text: '换一个账户',
        onClick: () =>
          void navigate(bindingPaths.accountBinding.to({ step: '1', from }), { replace: true }),
      }}
      secondary={{
        text: '回到首页',
        onClick: () => void navigate(homePaths.home.to(), { replace: true }),
      }}
    >
      <Card title="如何解绑">
        <BulletList items={HOW} />
      </Card>
      <Card flush>
        <HelpRow source="bindingSuccess" />
      </Card>
    </ResultTemplate>
  )
}

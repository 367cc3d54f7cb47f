import { useSnapshot } from 'valtio'
import { homePaths } from '#paths/home.ts'
import { session } from '#session/session.ts'
import { useRealName } from '#shared/person/use-real-name.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'

/** For who has an account: the next step is to open it for trading, where that is not done. */
export function Enrolled({ from }: { readonly from: string | undefined }) {
  const replace = useReplace()
  const { goOn } = useWayBack(from)
  const verify = useRealName()
  const isOpen = useSnapshot(session).authFlag === '1'
  const onward =
    from === undefined
      ? { text: isOpen ? '回到首页' : '先逛逛', onClick: () => replace(homePaths.home.to()) }
      : { text: '继续浏览', onClick: goOn }
  const open = async () => {
    if (await verify()) goOn()
  }
  return (
    <ResultTemplate
      tone="done"
      title="您已注册"
      {...(isOpen
        ? { note: '您的账户已经开户，可以直接买入基金', primary: onward }
        : {
            note: '开户后即可买入基金，约需 3 分钟，请准备好身份证和银行卡',
            primary: { text: '去开户', onClick: open },
            secondary: onward,
          })}
    />
  )
}

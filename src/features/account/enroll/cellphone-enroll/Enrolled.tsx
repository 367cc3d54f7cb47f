import { useSnapshot } from 'valtio'
import { nameVerified } from '#domain/person/real-name.ts'
import { homePaths } from '#paths/home.ts'
import { session } from '#session/session.ts'
import { useNameState } from '#shared/engines/person/use-name-state.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'

/** For who has an account: the next step is to open it for trading, where that is not done. */
export function Enrolled({ from }: { readonly from: string | undefined }) {
  const replace = useReplace()
  const { goOn } = useWayBack(from)
  const verify = useRealName()
  const { name, next, pending } = useNameState(nameVerified(useSnapshot(session)) === true)
  const isOpen = name === 'verified'
  const onward =
    from === undefined
      ? { text: isOpen ? '回到首页' : '先逛逛', onClick: () => replace(homePaths.home.to()) }
      : { text: '继续浏览', onClick: goOn }
  const open = async () => {
    if (await verify()) goOn()
  }
  const isRejected = name === 'rejected' && next !== null
  const words = isOpen
    ? { note: '您的账户已经开户，可以直接买入基金', primary: onward }
    : isRejected
      ? { note: '身份证件未通过审核，重新上传后即可买入基金', primary: next, secondary: onward }
      : {
          note: '开户后即可买入基金，约需 3 分钟，请准备好身份证和银行卡',
          primary: { text: '去开户', onClick: open },
          secondary: onward,
        }
  return <ResultTemplate tone="done" title="您已注册" busy={pending && !isRejected} {...words} />
}

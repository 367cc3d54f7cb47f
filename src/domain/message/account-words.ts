import { formatDate } from '#domain/calendar/format-dates.ts'
import { MOST_TEXT } from './message-events.ts'
import type { FactOf } from './message-facts.ts'
import { cut, plain, type MessageWords } from './message-text.ts'

const REQUEST_NAMES = { replaceCard: '换卡', changeMobile: '更换手机号' } as const
const NOT_ME = '如非本人操作，请立即冻结账户'

type AccountEvent =
  | 'deviceSignedIn'
  | 'accountFrozen'
  | 'accountUnfrozen'
  | 'passwordChanged'
  | 'mobileChanged'
  | 'cardBound'
  | 'cardUntied'
  | 'documentApproved'
  | 'documentRejected'
  | 'documentEnds'
  | 'assessmentEnds'
  | 'assessmentEnded'
  | 'taxInfoAsked'
  | 'requestDecided'
  | 'complaintExtended'
  | 'complaintAnswered'

/** The words of messages about the account: its safety, documents, requests and complaints. */
export function accountWords(fact: FactOf<AccountEvent>): MessageWords {
  switch (fact.event) {
    case 'deviceSignedIn':
      return plain('新设备登录', `${fact.device}，${fact.place}。${NOT_ME}`)
    case 'accountFrozen':
      return plain('账户已冻结', '交易、扣款和变更已停止，资金到账不受影响')
    case 'accountUnfrozen':
      return plain('账户已解除冻结', `可以继续交易。${NOT_ME}`)
    case 'passwordChanged':
      return plain('交易密码已修改', NOT_ME)
    case 'mobileChanged':
      return plain('手机号已更换', `新手机号 ${fact.mobileNo}。${NOT_ME}`)
    case 'cardBound':
      return plain('已绑定银行卡', `${fact.card}。${NOT_ME}`)
    case 'cardUntied':
      return plain('已解绑银行卡', `${fact.card}。${NOT_ME}`)
    case 'documentApproved':
      return plain('身份证件审核通过', '证件信息已更新，可以继续交易')
    case 'documentRejected':
      return plain('身份证件审核未通过', `${cut(fact.reason, 40)}，请重新上传`)
    case 'documentEnds':
      return plain('身份证件即将到期', `${formatDate(fact.until)} 到期，到期后不能买入，请提前更新`)
    case 'assessmentEnds':
      return plain(
        '风险测评即将到期',
        `${formatDate(fact.until)} 到期，到期后不能买入，请提前重新测评`,
      )
    case 'assessmentEnded':
      return plain('风险测评已过期', '重新测评后可以继续买入')
    case 'taxInfoAsked':
      return plain('请补充税收居民身份信息', '按规定每年核对，补充前不能办理新的买入')
    case 'requestDecided': {
      const name = REQUEST_NAMES[fact.request]
      return fact.approved
        ? plain(`${name}申请已办理`, '申请已审核通过，可以查看结果')
        : plain(`${name}申请未通过`, cut(fact.reason, MOST_TEXT))
    }
    case 'complaintExtended':
      return plain('投诉答复时间延长', `${fact.number}：${fact.reason}`)
    case 'complaintAnswered':
      return plain('投诉与建议有了答复', `${fact.number}，对结果不满意可以重新提出一次`)
  }
}

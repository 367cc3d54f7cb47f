/** The result of binding: rules.md#binding-an-account. */
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'

/** The event that the address names; 3 is a page of its own. */
export type BindingCode = '0' | '1' | '2' | '4'

/** The state that the provider has. */
export interface BindingState {
  readonly isWeChatBound: boolean
  readonly isAppletBound: boolean
  /** Masked; `''` without one. */
  readonly mobileNo: string
  readonly coolDownUntil: string | null
  /** The newest request for a new mobile number. */
  readonly request: {
    readonly state: 'reviewing' | 'approved' | 'rejected'
    readonly remark: string
    readonly dueDate: string
    readonly mobileNo: string
  } | null
}

export interface BindingResult {
  readonly tone: 'done' | 'waiting' | 'failed'
  readonly title: string
  readonly note: string
  /** The act that can be done again where it has not happened; null where nothing is left to do. */
  readonly again: 'account' | 'phone' | 'request' | null
}

const done = (title: string, note: string): BindingResult => ({
  tone: 'done',
  title,
  note,
  again: null,
})

function requestResult(request: BindingState['request']): BindingResult {
  if (request === null) {
    const note = '申请没有提交成功，手机号没有变化。可以重新提交'
    return { tone: 'failed', title: '没有收到换号申请', note, again: 'request' }
  }
  switch (request.state) {
    case 'reviewing':
      return {
        tone: 'waiting',
        title: '申请已提交',
        note: `更换为 ${request.mobileNo} 的申请正在审核，预计 ${formatDate(request.dueDate)} 前完成`,
        again: null,
      }
    case 'approved':
      return done('手机号已更换', `申请已通过，账户手机号为 ${request.mobileNo}`)
    case 'rejected':
      return {
        tone: 'failed',
        title: '换号申请未通过',
        note: request.remark || '请核对后重新提交',
        again: 'request',
      }
  }
}

/** The words of a result: the code identifies the query, the state its outcome. */
export function bindingResult(code: BindingCode, state: BindingState): BindingResult {
  const open = (title: string): BindingResult => ({
    tone: 'failed',
    title,
    note: '绑定没有完成，可以重新办理',
    again: 'account',
  })
  switch (code) {
    case '0':
      return state.isWeChatBound
        ? done('微信已绑定', '以后在微信中打开会自动登录这个账户')
        : open('还没有绑定微信')
    case '1':
      return state.isAppletBound
        ? done('小程序已绑定', '以后在小程序中会自动登录这个账户')
        : open('还没有绑定小程序')
    case '2': {
      const rest =
        state.coolDownUntil === null
          ? ''
          : `。为保护资金安全，${formatDateTime(state.coolDownUntil, { seconds: false })} 之前暂停快速取出、解绑和更换银行卡`
      return state.mobileNo === ''
        ? {
            tone: 'failed',
            title: '还没有绑定手机号',
            note: '绑定后即可接收交易通知',
            again: 'phone',
          }
        : done(
            '手机号已更换',
            `账户手机号为 ${state.mobileNo}，其他设备需重新登录。银行预留手机号不会随之改变${rest}`,
          )
    }
    case '4':
      return requestResult(state.request)
  }
}

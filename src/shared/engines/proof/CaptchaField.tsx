import { captchaForm } from '#domain/text/number-forms.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './MessageCode.module.css'
import type { MessageCodeState } from './use-message-code.ts'

/** The picture captcha, where the provider asks for one before it sends another message. */
export function CaptchaField({ message }: { readonly message: MessageCodeState }) {
  const { captcha } = message
  if (captcha === null && message.captchaError === '') return null
  return (
    <TextField
      label="图形验证码"
      value={message.captchaText}
      onChange={message.typeCaptcha}
      form={captchaForm}
      problem={captchaForm.fits(message.captchaText) ? null : '图形验证码由字母和数字组成，请核对'}
      placeholder="图片中的字符"
      error={message.captchaError}
      extra={
        <button
          type="button"
          className={styles.picture}
          aria-label="换一张图形验证码"
          onClick={() => void message.loadCaptcha()}
        >
          {captcha === null ? '重新加载' : <img src={captcha.image} alt="" />}
        </button>
      }
    />
  )
}

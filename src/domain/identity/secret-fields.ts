/**
 * Names of fields whose value is a secret however short it is: passwords, codes of text messages,
 * keys of a session.
 */
const SECRET =
  '(?:verify|sms|random|auth)_?code|[a-z]*_?(?:pwd|passwd|password)|pin|captcha|[a-z]*token|encid|encopenid|openid'

const FIELD = new RegExp(`^(?:${SECRET})$`, 'i')
/** The name, what divides it from the value, and the value up to its end. */
const PAIR = new RegExp(`\\b(${SECRET})(["']?\\s*[:=]\\s*["']?|\\s+)([^\\s"'&,;})\\]]+)`, 'gi')

export const isSecretField = (name: string): boolean => FIELD.test(name)

/**
 * The text with the values of secret fields masked, as JSON, a query or a sentence may name them
 * (`pin=12`, `"smsCode":"1234"`).
 */
export const maskSecrets = (text: string): string =>
  text.replace(PAIR, (_, name: string, between: string) => `${name}${between}***`)

import { createLogger, type Logger } from 'vite'

/**
 * A logger of Vite's that keeps warnings instead of printing them: a build with one has failed, for
 * no one reads what scrolls by above a result.
 */
export function strictLogger(): { readonly logger: Logger; readonly warnings: readonly string[] } {
  const warnings: string[] = []
  const logger = createLogger('warn', { allowClearScreen: false })
  logger.warn = (words) => void warnings.push(words)
  logger.warnOnce = (words) => {
    if (!warnings.includes(words)) warnings.push(words)
  }
  return { logger, warnings }
}

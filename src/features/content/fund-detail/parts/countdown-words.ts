/** 2 天 3 小时 4 分, or 23 小时 59 分 8 秒 on the last day. */
export function countdownWords(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24]
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return `${days} 天 ${hours} 小时 ${minutes} 分`
  return `${hours} 小时 ${minutes} 分 ${seconds % 60} 秒`
}

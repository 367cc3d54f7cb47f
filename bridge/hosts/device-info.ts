/** The device in a user-agent string; empty strings for what it does not contain. */
export interface Device {
  readonly systemVersion: string
  readonly model: string
}

const systems: readonly (readonly [pattern: RegExp, system: string, model?: string])[] = [
  [/\(iPhone;.*? OS ([\d_]+)/, 'iOS', 'iPhone'],
  [/\(iPad;.*? OS ([\d_]+)/, 'iPadOS', 'iPad'],
  [/HarmonyOS ([\d.]+)/, 'HarmonyOS'],
  [/Android ([\d.]+)/, 'Android'],
  [/Mac OS X ([\d_.]+)/, 'macOS', 'Mac'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/X11; (?:Linux|CrOS)()/, 'Linux'],
]

/** Chrome's reduced string contains `K` for every phone, so it names none. */
function androidModel(userAgent: string): string {
  const model = /Android [\d.]+; (?:[a-z]{2}-[a-zA-Z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(
    userAgent,
  )?.[1]
  return model === undefined || model === 'K' || model === 'wv' ? '' : model
}

/** Reads system and model from a user-agent string, as far as it still contains them. */
export function readUserAgent(userAgent: string): Device {
  for (const [pattern, system, model] of systems) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) {
      return {
        systemVersion: `${system} ${version.replace(/_/g, '.')}`.trim(),
        model: model ?? androidModel(userAgent),
      }
    }
  }
  return { systemVersion: '', model: '' }
}

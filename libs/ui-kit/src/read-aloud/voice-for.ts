/** What is asked of a voice. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'voiceURI'>;

/**
 * The device's voice for a language (`hi`, `or`), one that needs no network if there is one. Android writes languages
 * with an underscore. `null` when the device cannot speak it: an English voice cannot read Odia.
 */
export function voiceFor<V extends Voice>(language: string, voices: readonly V[]): V | null {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language.toLowerCase());
  return own.find(({ localService }) => localService) ?? own[0] ?? null;
}

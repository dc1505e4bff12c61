/** A device that speaks Hindi and Odia, and says what it was given to speak. */
export class SpeakingDevice extends EventTarget {
  readonly heard: string[] = [];
  private current: SpeechSynthesisUtterance | null = null;

  getVoices() {
    return ['hi-IN', 'or-IN', 'en-IN'].map((lang) => ({ lang, localService: true, voiceURI: lang }));
  }
  speak(utterance: SpeechSynthesisUtterance) {
    this.heard.push(utterance.text);
    this.current = utterance;
  }
  cancel() {
    this.heard.push('–');
    this.current = null;
  }
  /** The voice comes to the end of what it speaks. */
  finish() {
    this.current?.dispatchEvent(new Event('end'));
  }
}

/** Makes the browser speak with a device's voice; returns what takes it away again. */
export function installSpeechSynthesis(device: SpeakingDevice): () => void {
  const utterance = window.SpeechSynthesisUtterance;
  Object.defineProperty(window, 'speechSynthesis', { value: device, configurable: true });
  window.SpeechSynthesisUtterance = class extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  } as unknown as typeof SpeechSynthesisUtterance;
  return () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    window.SpeechSynthesisUtterance = utterance;
  };
}

import { useTranslation } from 'react-i18next';
import { LONGEST_SOUND_SECONDS } from '@haat/api-contract/vocabulary';
import { VoiceNote } from '@haat/ui-kit';

/** The question in the farmer's own voice: heard and thrown away before it is sent. */
export function QuestionVoice() {
  const { t } = useTranslation('agri-expert');
  const texts = {
    ...{ record: t('voice.record'), asking: t('voice.asking'), recording: t('voice.recording') },
    ...{ stop: t('voice.stop'), listen: t('voice.listen'), discard: t('voice.discard') },
    problems: { refused: t('voice.refused'), 'no-microphone': t('voice.noMicrophone'), failed: t('voice.failed') },
  };
  return (
    <VoiceNote
      name="voice"
      label={t('voice.legend')}
      hint={t('voice.hint', { most: LONGEST_SOUND_SECONDS })}
      most={LONGEST_SOUND_SECONDS}
      texts={texts}
    />
  );
}

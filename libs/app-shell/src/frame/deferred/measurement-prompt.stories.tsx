import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { MeasurementPrompt } from './measurement-prompt.tsx';
import { measurementQuestion } from '../../measurement/measurement-question.ts';

function Asked({ purposes }: { readonly purposes: readonly ('statistics' | 'marketing')[] }) {
  const { t } = useTranslation('measurement');
  const question = measurementQuestion({ asked: purposes, agreed: [], isOpen: true }, (key) => t(key));
  return question && <MeasurementPrompt question={question} />;
}

const meta = { component: Asked } satisfies Meta<typeof Asked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForStatistics: Story = { args: { purposes: ['statistics'] } };
export const AlsoForMarketing: Story = { args: { purposes: ['statistics', 'marketing'] } };

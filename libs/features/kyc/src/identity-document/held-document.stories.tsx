import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '@haat/ui-kit';
import { HeldDocument } from './held-document.tsx';

const meta = {
  component: HeldDocument,
  decorators: [(Story) => <Page>{Story()}</Page>],
  args: {
    document: {
      kind: 'aadhaar',
      maskedNumber: 'XXXX XXXX 0019',
      name: 'सुनीता पवार',
      givenOn: '21.11.2026',
      photo: null,
    },
    next: '/cart',
    replacePath: '/cart/kyc/id?replace=1',
  },
} satisfies Meta<typeof HeldDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the count of views in the story's language. */
function SeenDocument({ document: { photo, ...document }, ...props }: ComponentProps<typeof HeldDocument>) {
  const { t } = useTranslation('id-kyc');
  const seen = photo && { ...photo, views: t('held.views', { number: 0 }) };
  return <HeldDocument {...props} document={{ ...document, photo: seen }} />;
}

export const Aadhaar: Story = {};
export const WithPhoto: Story = {
  args: {
    document: {
      kind: 'voter-id',
      maskedNumber: 'XXXXXX4567',
      name: 'सुनीता पवार',
      givenOn: '21.11.2026',
      photo: { src: '/insurance/kyc/id/photo', views: null },
    },
  },
  render: (args) => <SeenDocument {...args} />,
};
